/** How a layer of the plot is drawn; told apart without colours. */
export type LayerLook = 'hot' | 'ink' | 'hatch' | 'grey' | 'open';

export type Layer = {
  look: LayerLook;
  /** One, or those that are shown as “Other”. */
  products: readonly string[];
};

/** Hot is live traffic. */
const looks: Record<'live' | 'sandbox', readonly LayerLook[]> = {
  live: ['hot', 'ink', 'hatch', 'grey', 'open'],
  sandbox: ['ink', 'hatch', 'grey', 'open'],
};

/** From the line up. The last of the looks takes all products that have none of their own. */
export function layersOf(products: readonly string[], environment: 'live' | 'sandbox'): Layer[] {
  return looks[environment].flatMap((look, place, all) => {
    const isLast = place === all.length - 1;
    const own = products.slice(place, isLast ? undefined : place + 1);
    return own.length > 0 ? [{ look, products: own }] : [];
  });
}
