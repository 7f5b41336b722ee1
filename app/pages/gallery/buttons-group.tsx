import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Loader } from '#app/ui/loader.tsx';
import styles from './specimen.module.css';
import { type Gallery, Group, Specimen } from './specimen.tsx';

const variants = ['hot', 'ink', 'outline'] as const;

export function ButtonsGroup({ gallery }: { gallery: Gallery }) {
  return (
    <Group id="packets" gallery={gallery}>
      <Specimen gallery={gallery} grounds={['paper', 'ink', 'hot']}>
        {({ words: { packets: words }, docsPath }, place) =>
          variants
            .filter((variant) => !place.startsWith(variant))
            .map((variant) => (
              <div key={variant} className={styles.row}>
                <Button variant={variant} arrow>
                  {words.start}
                </Button>
                <ButtonLink variant={variant} to={docsPath}>
                  {words.read}
                </ButtonLink>
                <Button variant={variant} aria-disabled>
                  <Loader label={words.sending} />
                </Button>
                <Button variant={variant} size="small">
                  {words.small}
                </Button>
                <Button variant={variant} size="small" disabled>
                  {words.disabled}
                </Button>
              </div>
            ))
        }
      </Specimen>
    </Group>
  );
}
