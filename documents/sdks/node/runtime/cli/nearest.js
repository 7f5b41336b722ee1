/** Names in the order in which they are like another, the likest first. */
export const likest = (wanted, names) =>
  names
    .map((name) => ({ name, share: share(pairsOf(wanted), pairsOf(name)) }))
    .sort((one, other) => other.share - one.share)
    .map(({ name }) => name);

/** The part of their pairs of letters that two names have in common. */
function share(one, other) {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return common / Math.max(one.size + other.size, 1);
}

function pairsOf(name) {
  const letters = name.toLowerCase().replace(/[^a-z\d]/g, '');
  return new Set(Array.from(letters, (_, index) => letters.slice(index, index + 2)));
}
