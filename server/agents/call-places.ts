import { docsBase } from '#content/site-map.ts';
import type { DocumentedApi, DocumentedCall } from '#contract/documented-api.ts';
import { locales } from '#contract/locale.ts';

/** Where the English documents describe a call: `section` unless a whole document does. */
function placeOf({ errorsAt }: DocumentedCall): { path: string; section: string | undefined } {
  const [path = '', anchor = ''] = errorsAt.split('#');
  return { path, section: /^(.+)-error-$/.exec(anchor)?.[1] };
}

/** The path of a call's description. */
export function documentOf(call: DocumentedCall): string {
  const { path, section } = placeOf(call);
  return section ? `${path}#${section}` : path;
}

/** The ids of the calls that a place of a document in either language describes. */
export function callsAt({ calls }: DocumentedApi, place: string): string[] {
  const [path = '', anchor = ''] = place.split('#');
  const here = calls
    .map((call) => ({ id: call.id, ...placeOf(call) }))
    .filter((one) => idOf(one.path) === idOf(path));
  const own = here.filter(
    ({ section }) => section && (anchor === section || anchor.startsWith(`${section}-`)),
  );
  return (own.length > 0 ? own : here.filter(({ section }) => !section)).map(({ id }) => id);
}

/** `sms/mt-sending-v2` */
function idOf(path: string): string {
  const base = locales.map((locale) => `${docsBase[locale]}/`).find((one) => path.startsWith(one));
  return base ? path.slice(base.length) : path;
}
