import postcss, { AtRule, type ChildNode } from 'postcss';

/**
 * Values of a style sheet that are not on the scales of `app/styles/tokens.css`. Drawings
 * (`app/art/`) and print have their own sizes; `0`, `1` and lengths below 4px are always allowed.
 */
export function scaleProblems(css: string): string[] {
  const problems: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    if (isPrinted(declaration)) return;
    const isOn = scaleOf(declaration.prop);
    const off = isOn && words(declaration.value).filter((word, index) => !isOn(word, index));
    if (off?.length) problems.push(`${declaration.prop}: ${declaration.value}`);
  });
  return problems;
}

type Check = (word: string, index: number) => boolean;

/** In px. */
const spaces = new Set([4, 8, 12, 16, 20, 28, 40, 56]);
/** Px of `--section-gap` and `--section`, which sections use by their names. */
const sectionSpaces = new Set([84, 112]);
const weights = new Set(['400', '500', '600', '650', '700', 'var(--heavy)', 'inherit', 'normal']);
/** A token, a size relative to the parent, or a keyword. */
const isText: Check = (word) =>
  /^(calc\()?var\(--(text|label|display|figure)\b|em$|^(0|[1-3]px|inherit)$/.test(word);
/** A line height in px is the height of a box with one line. */
const isLeading: Check = (word) => /var\(--leading-|^\d+px$|^(0|1|inherit)$/.test(word);
const isTracking: Check = (word) => /^(0|inherit)$|^(var|calc)\(/.test(word);

function scaleOf(property: string): Check | undefined {
  if (property === 'font-size') return isText;
  if (property === 'font-weight') return (word) => weights.has(word);
  if (property === 'line-height') return isLeading;
  if (property === 'letter-spacing') return isTracking;
  if (property === 'font') return isFontWord;
  if (/^((row|column)-)?gap$|^margin-(block|top|bottom)/.test(property)) return isSpace;
  if (property === 'margin') return (word, side) => (side % 2 ? isBeside(word) : isSpace(word));
  if (property === 'padding') return (word, side) => (side % 2 ? isBeside(word) : isRoom(word));
  if (/^padding-(block|top|bottom)/.test(property)) return isRoom;
  if (/^(margin|padding)-(inline|left|right)/.test(property)) return isBeside;
  return undefined;
}

function isFontWord(word: string, index: number): boolean {
  if (index === 0) return weights.has(word) || word.startsWith('var(');
  if (word === '/' || /^var\(--(font|tab-font)/.test(word)) return true;
  return index === 1 ? isText(word, index) : isLeading(word, index);
}

const px = (word: string) => (/^[\d.]+px$/.test(word) ? Number.parseFloat(word) : 0);
const isSpace = (word: string) => px(word) < 4 || spaces.has(px(word));
/** A larger padding makes room for a drawing. */
const isRoom = (word: string) => isSpace(word) || (px(word) > 40 && !sectionSpaces.has(px(word)));
/** A larger offset positions something relative to a line, a ring or an icon. */
const isBeside = (word: string) => px(word) > 20 || isSpace(word);

function words(value: string): string[] {
  return postcss.list.space(value.replaceAll(/\s*\/\s*/g, ' / '));
}

function isPrinted(node: ChildNode): boolean {
  const { parent } = node;
  if (!parent || parent.type === 'document' || parent.type === 'root') return false;
  if (parent instanceof AtRule && parent.name === 'media' && parent.params.includes('print'))
    return true;
  return isPrinted(parent as ChildNode);
}
