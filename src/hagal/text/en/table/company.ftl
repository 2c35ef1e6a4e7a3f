# Those who play together: invitations, what is said at the table.

# Invitations
company-network-local = These links work on this computer only.
company-network-how = Open the table to others
company-network-open = Open this table to my network
company-network-note = Everybody in the same home network can reach an open table, to play or to watch. There is no password and no encryption, so open it only in a network that you trust. It ends when you close it or stop Hagal.
company-network-is-open = The table is open to your network:
company-network-close = Close it to the network
company-qr = QR code for a phone
