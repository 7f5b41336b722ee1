/** What the buttons of the bar open. */
export const contentsId = 'docs-contents';
export const menuId = 'docs-menu';

/** On what opens Try it: the id of its call. On what tells of its last run: the same. */
export const tried = { packet: 'data-try', note: 'data-try-note' };

/** Get started: its line, its stops, the places in them that come to life, what is pressed there. */
export const start = {
  line: 'data-start',
  stop: 'data-stop',
  place: 'data-start-place',
  button: 'data-start-button',
};

/** The hits of the search, which the field above the menu chooses from. */
export const hitsId = 'docs-hits';

/** The finder of error codes: `place` holds how its count is worded; the others stand on a row. */
export const errorFinder = {
  place: 'data-error-finder',
  code: 'data-code',
  status: 'data-status',
  words: 'data-words',
};
