/** Ids of the popovers that the reader bar opens. */
export const contentsId = 'docs-contents';
export const menuId = 'docs-menu';

/** Attributes with the id of a call, on buttons that open Try it and on notes about its last run. */
export const tried = { button: 'data-try', note: 'data-try-note' };

/**
 * Attributes of what shows a practice session: on the root while one is open, bars of code blocks,
 * hosts, and the line for a callback address.
 */
export const practised = {
  root: 'data-practice',
  bar: 'data-practice-bar',
  host: 'data-host',
  blank: 'data-blank',
};

/** Attributes of Get started: the line, its stops, their interactive slots, and buttons in them. */
export const start = {
  line: 'data-start',
  stop: 'data-stop',
  place: 'data-start-place',
  button: 'data-start-button',
};

/** Id of the list of search hits, which the search field controls. */
export const hitsId = 'docs-hits';

/** Attributes of the error finder: `place` has the wording of the count, the others stand on rows. */
export const errorFinder = {
  place: 'data-error-finder',
  code: 'data-code',
  status: 'data-status',
  words: 'data-words',
};

/** Attributes of the list of statuses and reasons: likewise, and of the card that the address opens. */
export const reasonFinder = {
  place: 'data-reason-finder',
  name: 'data-name',
  opened: 'data-opened',
};

/** The tab of the packages for programming languages, beside those of the languages. */
export const sdkTabId = 'sdk';

/** On the lines that install a package: the origin that stands in them for that of this site. */
export const siteOriginAttribute = 'data-site';
