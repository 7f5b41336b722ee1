import type { MapCity } from '#content/pages/home/structure.ts';
import type { Point } from './geometry.ts';

type City = {
  longitude: number;
  latitude: number;
  /** Offset of its name from the middle of its ring. */
  name: { x: number; y: number; anchor?: 'end' };
  /** Hidden on small maps, where names would touch. */
  crowded?: true;
};

export const mapSize = [1200, 540] as const;

/** The projection of `worldLand`: x and y are linear in longitude and latitude. */
export function mapPoint(city: MapCity): Point {
  const unitsPerDegree = mapSize[0] / 360;
  const { longitude, latitude } = cities[city];
  return [
    mapSize[0] / 2 + (longitude - 11.2) * unitsPerDegree,
    mapSize[1] * 0.6 - latitude * unitsPerDegree,
  ];
}

export const cities = {
  singapore: { longitude: 103.8, latitude: 1.35, name: { x: 30, y: 0.5 } },
  jakarta: { longitude: 106.8, latitude: -6.2, name: { x: 12, y: 16 } },
  bangkok: {
    longitude: 100.5,
    latitude: 13.75,
    name: { x: -10, y: -8, anchor: 'end' },
    crowded: true,
  },
  manila: { longitude: 121, latitude: 14.6, name: { x: 12, y: 4 } },
  mumbai: { longitude: 72.9, latitude: 19.1, name: { x: 10, y: -10 } },
  dubai: { longitude: 55.3, latitude: 25.2, name: { x: 10, y: 16 }, crowded: true },
  riyadh: { longitude: 46.7, latitude: 24.7, name: { x: -4, y: 22, anchor: 'end' } },
  cairo: { longitude: 31.2, latitude: 30, name: { x: -10, y: -8, anchor: 'end' } },
  nairobi: { longitude: 36.8, latitude: -1.3, name: { x: 12, y: 20 } },
  lagos: { longitude: 3.4, latitude: 6.5, name: { x: -2, y: -14, anchor: 'end' } },
  johannesburg: { longitude: 28, latitude: -26.2, name: { x: 12, y: 5 } },
  saoPaulo: { longitude: -46.6, latitude: -23.5, name: { x: -12, y: 6, anchor: 'end' } },
  bogota: { longitude: -74.1, latitude: 4.7, name: { x: 14, y: -10 } },
  mexicoCity: { longitude: -99.1, latitude: 19.4, name: { x: -12, y: 5, anchor: 'end' } },
  lima: { longitude: -77, latitude: -12, name: { x: -12, y: 5, anchor: 'end' } },
  hongKong: { longitude: 114.2, latitude: 22.3, name: { x: 12, y: -2 } },
} as const satisfies Record<MapCity, City>;
