import type { FigureId } from '#content/figures.ts';

/** The sections of the page, in order, by id. */
export const galleryGroups = [
  'colours',
  'type',
  'space',
  'signs',
  'pictures',
  'productPictures',
  'packets',
  'fields',
  'tabs',
  'notices',
  'calls',
  'layers',
  'motion',
  'prose',
  'night',
] as const;
export type GalleryGroup = (typeof galleryGroups)[number];

/** Colours are named after their purpose; the words explain it. */
export const colourTokens = [
  'ink',
  'ink-2',
  'ink-3',
  'lane',
  'lane-2',
  'ash',
  'paper',
  'paper-2',
  'white',
  'rule',
  'hot',
  'hot-2',
  'hot-ink',
  'mint',
  'ok',
  'warn',
  'err',
  'err-on-ink',
] as const;
export type ColourToken = (typeof colourTokens)[number];

export const typeRoles = [
  'display',
  'heading',
  'subheading',
  'figure',
  'lead',
  'body',
  'small',
  'mono',
] as const;
export type TypeRole = (typeof typeRoles)[number];

export const spaceSteps = [4, 8, 12, 16, 20, 28, 40, 56, 84, 112] as const;

export const lineWeights = [
  { id: 'desktop', widthPx: 8 },
  { id: 'receipt', widthPx: 6 },
  { id: 'phone', widthPx: 5 },
  { id: 'map', widthPx: 4.5 },
  { id: 'lane', widthPx: 2.2 },
] as const;
export type LineWeight = (typeof lineWeights)[number]['id'];

export const galleryTabs = ['otp', 'notification', 'trunk'] as const;
export type GalleryTab = (typeof galleryTabs)[number];

export const fieldStates = ['empty', 'filled', 'valid', 'wrong'] as const;
export type FieldState = (typeof fieldStates)[number];

export const galleryFigures = [
  'countries',
  'operators',
  'customers',
  'messages',
  'callMinutes',
] as const satisfies readonly FigureId[];

export const callFields = [
  { id: 'phone', type: 'string', required: true },
  { id: 'content', type: 'string', required: true },
  { id: 'senderId', type: 'string', required: false },
] as const;
export type CallField = (typeof callFields)[number]['id'];

export type GalleryWords = {
  title: string;
  sentence: string;
  contents: string;
  groups: Record<GalleryGroup, string>;
  colours: Record<ColourToken, string>;
  type: { specimen: string; sentence: string; roles: Record<TypeRole, string> };
  space: { steps: string; weights: Record<LineWeight, string> };
  signs: { line: string; ring: string; packet: string; receipt: string; doubleTick: string };
  packets: { start: string; read: string; sending: string; small: string; disabled: string };
  fields: {
    names: Record<FieldState, string>;
    placeholder: string;
    value: string;
    error: string;
    message: string;
    text: string;
    code: string;
    codeError: string;
  };
  tabs: { label: string } & Record<GalleryTab, { name: string; heading: string; sentence: string }>;
  notices: {
    note: { lead: string; rest: string };
    error: { lead: string; rest: string };
    failure: string;
    retry: string;
    loading: string;
  };
  calls: {
    breadcrumb: { label: string; steps: readonly [string, string, string] };
    table: {
      label: string;
      heads: { name: string; type: string; needed: string; description: string };
      required: string;
      optional: string;
      fields: Record<CallField, string>;
    };
    request: string;
    response: string;
    message: string;
    copy: { copy: string; copied: string; failed: string };
    copyAddress: string;
  };
  layers: {
    close: string;
    toast: { show: string; heading: string; sentence: string };
    dialog: {
      small: string;
      wide: string;
      heading: string;
      sentence: string;
      field: string;
      cancel: string;
      confirm: string;
    };
  };
  motion: {
    carousel: string;
    buttons: { previous: string; next: string; pause: string; play: string };
    cards: readonly [string, string, string];
  };
  prose: {
    heading: string;
    paragraph: string;
    link: string;
    listed: readonly [string, string, string];
    subheading: string;
    ordered: readonly [string, string];
    emphasis: { strong: string; plain: string; code: string };
    quote: string;
    table: { heads: readonly [string, string]; rows: readonly (readonly [string, string])[] };
  };
};
