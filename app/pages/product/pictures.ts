import type { HeroProps } from '#app/art/product/hero.ts';
import { productHeroes } from '#app/art/product/heroes.ts';
import type { TabTileProps } from '#app/art/product/tab-tile.tsx';
import { tabTiles } from '#app/art/product/tab-tiles.ts';
import { eachWithoutHydration } from '#app/ui/without-hydration.tsx';
import type { ProductId, ServiceId } from '#content/products.ts';

export const heroes = eachWithoutHydration<ProductId, HeroProps>(productHeroes);
export const tiles = eachWithoutHydration<ServiceId, TabTileProps>(tabTiles);
