import type { HeroProps } from '#app/art/product/hero.ts';
import { productHeroes } from '#app/art/product/heroes.ts';
import type { TabTileProps } from '#app/art/product/tab-tile.tsx';
import { tabTiles } from '#app/art/product/tab-tiles.ts';
import { stillEach } from '#app/ui/still.tsx';
import type { ProductId, ServiceId } from '#content/products.ts';

export const heroes = stillEach<ProductId, HeroProps>(productHeroes);
export const tiles = stillEach<ServiceId, TabTileProps>(tabTiles);
