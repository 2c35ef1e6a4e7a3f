// Turns a piece of the page into a fresh one and keeps what is the person's own: focus, scrolling, opened details, things typed.
// Children are matched by their key (an id or another lasting name), those without one by position.

export function morph(old, fresh) {
  const focused = document.activeElement;
  element(old, fresh);
  // An element that had to be moved has lost the focus.
  if (focused && focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
}

function element(old, fresh) {
  if (old.isEqualNode(fresh) || old.hasAttribute("data-settings")) return;
  attributes(old, fresh);
  children(old, fresh);
}

// Whether a <details> or <dialog> is open is for the person to say, whether the table is busy for the one who sends.
const own = (node, name) =>
  name === "aria-busy" || (name === "open" && (node.nodeName === "DETAILS" || node.nodeName === "DIALOG"));

function attributes(old, fresh) {
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value && !own(old, name)) old.setAttribute(name, value);
  for (const name of old.getAttributeNames())
    if (!fresh.hasAttribute(name) && !own(old, name)) old.removeAttribute(name);
}

function key(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return "";
  return (
    node.id ||
    node.dataset.move ||
    node.dataset.news ||
    node.dataset.ref ||
    (node.nodeName === "BUTTON" ? node.value : "")
  );
}

function children(old, fresh) {
  const keys = new Set([...fresh.children].map(key));
  const keyed = Map.groupBy([...old.children], key);
  let at = old.firstChild;
  const drop = () => {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  };
  for (const node of [...fresh.childNodes]) {
    while (at && key(at) && !keys.has(key(at))) drop();
    const found = match(node, at, keyed);
    // Moving an element costs it its focus and scrolling, so what stands between is dropped if it has no name to be found by.
    if (found && key(found) && ahead(at, found)) while (at !== found) drop();
    if (!found) old.insertBefore(node, at);
    else {
      if (found === at) at = at.nextSibling;
      else old.insertBefore(found, at);
      if (found.nodeType === Node.ELEMENT_NODE) element(found, node);
      else if (found.data !== node.data) found.data = node.data;
    }
  }
  while (at) drop();
}

function ahead(at, found) {
  while (at && at !== found && !key(at)) at = at.nextSibling;
  return at === found;
}

// The old child that becomes this one: of the same key, or the next one without a key if it is of the same kind.
function match(node, at, keyed) {
  const name = key(node);
  if (!name) return at && !key(at) && at.nodeName === node.nodeName ? at : null;
  const found = keyed.get(name)?.shift();
  return found?.nodeName === node.nodeName ? found : null;
}
