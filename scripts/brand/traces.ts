import { brand } from '#content/brand.ts';
import type { Brand } from '#content/brand-shape.ts';
import { hexOf } from '#content/colour.ts';
import { mark } from '#content/mark.ts';
import { officeIds, officeOf } from '#content/office-map.ts';
import { palette } from '#content/palette.ts';

/** Whatever of our brand can stand in a text: names, addresses, numbers, colours, the mark. */
export const traces: readonly Trace[] = [
  ...namesOf(brand).map((text) => trace(text)),
  ...officeIds
    .map(officeOf)
    .flatMap(({ address, contactNumber }) => [address?.en, address?.zh, contactNumber])
    .map((text) => trace(text)),
  ...mark.map(({ path }) => trace(path)),
  ...[...Object.values(palette.day), ...Object.values(palette.night)].map(colourTrace),
].filter((one) => one !== undefined);

export type Trace = { name: string; pattern: RegExp };

export const tracesIn = (text: string): string[] =>
  traces.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);

function namesOf({ names, hosts, mail, phone, social, qrTargets, ...rest }: Brand) {
  return [
    ...[rest.codeName, rest.legalName, rest.demoMail, rest.liveChat, rest.icpNumber],
    ...[...Object.values(names.short), ...Object.values(names.full)],
    ...Object.values(names.lockUp).flatMap(({ word, addition }) => [word, addition]),
    ...[...Object.values(hosts), ...Object.values(mail), ...Object.values(phone)],
    ...[...social.en, ...social.zh].map(({ url }) => url),
    ...[...Object.values(qrTargets), ...Object.values(rest.wiki ?? {})],
  ];
}

function trace(text: string | undefined): Trace | undefined {
  if (!text) return undefined;
  return { name: text, pattern: new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'i') };
}

/** A colour as we write it, as a minifier does, or as hex. */
function colourTrace(colour: string): Trace | undefined {
  if (!colour.startsWith('oklch(')) return undefined;
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const number = (value: number) => String(value).replace(/^0\./, '0?\\.');
  const percent = number(Math.round(lightness * 1000) / 10);
  const written = `oklch\\((?:${number(lightness)}|${percent}%) ${number(chroma)} ${hue}\\b`;
  return { name: colour, pattern: new RegExp(`${written}|${hexOf(colour)}\\b`, 'i') };
}
