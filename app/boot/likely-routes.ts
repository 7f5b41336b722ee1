import type { RouteMatch, RouteObject } from 'react-router';

type Match = RouteMatch<string, RouteObject>;

/**
 * Matches an address against those routes only whose addresses begin like it. Left to itself, the
 * router ranks all routes of the site and compiles an expression for each: on a phone the longest
 * step of a start (scripts/slim-router.ts).
 */
export function matchLikely(
  routes: RouteObject[],
  pathname: string,
  match: (likely: RouteObject[]) => Match[] | null,
): Match[] | null {
  // Seldom, and the router knows how to read it.
  if (pathname.includes('%')) return match(routes);
  const asked = segmentsOf(pathname);
  const originals = new Map<RouteObject, RouteObject>();
  const keepLikely = (siblings: RouteObject[], base: string): RouteObject[] =>
    siblings.flatMap((route) => {
      const { path = '' } = route;
      const pattern = path.startsWith('/') ? path : `${base}/${path}`;
      if (!begins(asked, segmentsOf(pattern))) return [];
      const children = route.children && keepLikely(route.children, pattern);
      const kept = { ...route, children } as RouteObject;
      originals.set(kept, route);
      return [kept];
    });
  // The router knows its routes by identity.
  const own = (found: Match): Match => ({
    ...found,
    route: originals.get(found.route) ?? found.route,
  });
  return match(keepLikely(routes, ''))?.map(own) ?? null;
}

/** Segments that are told to the letter decide, up to the first that is not. */
function begins([asked = '', ...others]: string[], [told, ...further]: string[]): boolean {
  if (told === undefined || /^[:*]/.test(told)) return true;
  const isNamed = told.replace(/\?$/, '') === asked && begins(others, further);
  return isNamed || (told.endsWith('?') && begins([asked, ...others], further));
}

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);
