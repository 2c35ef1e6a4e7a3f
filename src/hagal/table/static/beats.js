// The story of a turn in beats: what is told at one place, at one moment. Sentences know where they belong: the refs of the
// things that they name (data-refs), the spot where they show (data-where), and whether they befall somebody or are what a
// chapter brings (data-told).

const list = (text) => (text ? text.split(" ") : []);

// As it is read, without the signs of rules.
function words(said) {
  const copy = said.cloneNode(true);
  for (const rule of copy.querySelectorAll("a.rule")) rule.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
}

function sentence(item, said) {
  return {
    said,
    times: 1,
    text: words(said),
    refs: list(said.dataset.refs),
    at: said.dataset.where ?? "",
    minor: said.classList.contains("minor"),
    chapter: item.classList.contains("chapter"),
    moment: item.classList.contains("chapter") || said.dataset.told === "brings",
    befalls: said.dataset.told === "befalls",
  };
}

// Does a sentence go on with the beat before it? What happens elsewhere, or with something else, is a beat of its own;
// a chapter and what it brings are one.
function goesOn(beat, one, item) {
  const last = beat.sentences.at(-1);
  if (one.moment || last.moment) return one.moment && last.moment;
  if (one.text === last.text && beat.seat === seatOf(item)) return true;
  if (beat.item !== item || one.minor !== last.minor) return false;
  if (beat.seat < 0 && one.refs.length && kinds(one) === kinds(last)) return true;
  return !one.refs.length && !last.refs.length && one.at === last.at;
}

const seatOf = (item) => Number(item.dataset.seat ?? -1);

const kinds = ({ refs }) => refs.map((ref) => ref.split(":")[0]).join();

// The beats of these items of the story, in order. Of what somebody did oneself only what befell one is told again.
export function beats(items, mine) {
  const found = [];
  for (const item of items) {
    const seat = seatOf(item);
    const all = [...item.querySelectorAll("[data-said]")].map((said) => sentence(item, said));
    const own = seat >= 0 && seat === mine;
    for (const one of all) {
      if (own && !all.some(({ befalls }) => befalls) && !one.moment) continue;
      const last = found.at(-1);
      if (last && goesOn(last, one, item)) join(last, one);
      else found.push({ item, seat, own, sentences: [one], moment: one.moment });
    }
  }
  for (const { sentences } of found) sentences.sort((one, other) => other.chapter - one.chapter);
  return found;
}

// The same sentence again is counted.
function join(beat, one) {
  const same = beat.sentences.find(({ text }) => text === one.text);
  if (same) same.times += 1;
  else beat.sentences.push(one);
}

export const refs = (beat) => beat.sentences.flatMap((one) => one.refs);

export const text = (beat) => beat.sentences.map((one) => one.text).join(" ");

// Which of these beats something on the board moves with: one about the thing that it stands in, else the last one of its
// seat that is about nothing by name (what somebody gains, deploys ...), else the last one of its seat.
export function moves(all, seat, around, spot) {
  const named = all.findLast((beat) => refs(beat).some((ref) => around.includes(ref)) && (!seat || same(beat, seat)));
  if (named || !seat) return named;
  const own = all.filter((beat) => same(beat, seat) && !beat.moment);
  const here = own.findLast((beat) => beat.sentences.some(({ at }) => at && at === spot));
  return here ?? own.findLast((beat) => !refs(beat).length) ?? own.at(-1);
}

const same = (beat, seat) => beat.seat === Number(seat);
