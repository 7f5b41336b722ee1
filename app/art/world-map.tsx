import type { MapCity } from '#content/pages/home/structure.ts';
import styles from './art.module.css';
import { round } from './geometry.ts';
import { worldLand } from './land.generated.ts';
import { Mono, monoWidth } from './lettering.tsx';
import { Packet } from './line-signs.tsx';
import map from './map.module.css';
import { cities, mapPoint, mapSize } from './map-cities.ts';
import { mapRoutes } from './map-routes.ts';
import { type ArtProps, join, Picture } from './picture.tsx';

/** Routes from Singapore over land drawn as rows of strokes. */
export function WorldMap({ labels, ...art }: ArtProps & { labels: Record<MapCity, string> }) {
  const all = mapRoutes.join('');
  return (
    <Picture {...art} frame={mapSize} width="100%" spill>
      <path className={styles.land} d={worldLand} strokeWidth="2.1" />
      <path className={styles.groundStroke} d={all} strokeWidth="8" />
      <path className={styles.lineStroke} d={all} strokeWidth="4.5" />
      <g className={map.flow} strokeWidth="4.5">
        {mapRoutes.slice(0, 4).map((way) => (
          <path key={way} d={way} pathLength={100} />
        ))}
      </g>
      {cityIds.map((city) => (
        <CityStop key={city} city={city} name={labels[city]} />
      ))}
      <Headquarters name={labels.singapore} />
    </Picture>
  );
}

function CityStop({ city, name }: { city: Exclude<MapCity, 'singapore'>; name: string }) {
  const [x, y] = mapPoint(city);
  const place: { x: number; y: number; anchor?: 'end' } = cities[city].name;
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <g className={map.sign}>
        <circle className={styles.ring} r="5" strokeWidth="2.5" />
        <Mono
          {...place}
          size={11.5}
          tone="paper"
          className={join(map.overLand, 'crowded' in cities[city] && map.crowdedName)}
        >
          {name}
        </Mono>
      </g>
    </g>
  );
}

function Headquarters({ name }: { name: string }) {
  const [x, y] = mapPoint('singapore');
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <g className={map.sign}>
        <circle className={styles.hot} r="13" />
        <circle className={styles.ink} r="5" />
        <Packet
          x={20}
          y={-4}
          width={monoWidth(name, 11.5) + 30}
          height={22}
          className={styles.hot}
        />
        <Mono {...cities.singapore.name} size={11.5} weight={700}>
          {name}
        </Mono>
      </g>
    </g>
  );
}

const cityIds = Object.keys(cities).filter(isOutpost);

function isOutpost(name: string): name is Exclude<MapCity, 'singapore'> {
  return name in cities && name !== 'singapore';
}
