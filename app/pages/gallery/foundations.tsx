import styles from './specimen.module.css';
import { type Gallery, Group, Specimen } from './specimen.tsx';
import { TypeScale } from './type-scale.tsx';

/** Colours, type scale, spaces and line weights. */
export function Foundations({ gallery }: { gallery: Gallery }) {
  const { colours, typeRoles, spaceSteps, lineWeights } = gallery.lists;
  return (
    <>
      <Group id="colours" gallery={gallery}>
        <Specimen gallery={gallery} grounds={['paper']}>
          {({ words }) => (
            <ul className={styles.grid}>
              {colours.map((token) => (
                <li key={token}>
                  <svg width="100%" height="56" aria-hidden="true">
                    <rect width="100%" height="56" fill={`var(--${token})`} stroke="var(--rule)" />
                  </svg>
                  <p className={styles.mono}>{token}</p>
                  <p className={styles.note}>{words.colours[token]}</p>
                </li>
              ))}
            </ul>
          )}
        </Specimen>
      </Group>
      <Group id="type" gallery={gallery}>
        <Specimen gallery={gallery}>
          {({ words }) => <TypeScale roles={typeRoles} words={words.type} />}
        </Specimen>
      </Group>
      <Group id="space" gallery={gallery}>
        <Specimen gallery={gallery}>
          {({ words }) => (
            <>
              <p className={styles.mono}>
                {words.space.steps} {spaceSteps.join(' ')}
              </p>
              <svg width="100%" height="112" aria-hidden="true">
                {spaceSteps.map((step, index) => (
                  <rect
                    key={step}
                    x={widthOf(spaceSteps.slice(0, index))}
                    y={112 - step}
                    width={step}
                    height={step}
                    fill="currentColor"
                  />
                ))}
              </svg>
              {lineWeights.map(({ id, widthPx }) => (
                <div key={id}>
                  <p className={styles.note}>
                    {words.space.weights[id]} {widthPx}
                  </p>
                  <svg width="100%" height={widthPx} aria-hidden="true">
                    <rect
                      width="100%"
                      height={widthPx}
                      fill={id === 'lane' ? 'var(--hairline)' : 'var(--hot)'}
                    />
                  </svg>
                </div>
              ))}
            </>
          )}
        </Specimen>
      </Group>
    </>
  );
}

const widthOf = (steps: readonly number[]): number =>
  steps.reduce((sum, step) => sum + step + 8, 0);
