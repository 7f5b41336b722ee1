import { Loader } from '#app/ui/loader.tsx';
import { PacketButton, PacketLink } from '#app/ui/packet.tsx';
import styles from './specimen.module.css';
import { type Gallery, Group, Specimen } from './specimen.tsx';

const variants = ['hot', 'ink', 'outline'] as const;

export function PacketsGroup({ gallery }: { gallery: Gallery }) {
  return (
    <Group id="packets" gallery={gallery}>
      <Specimen gallery={gallery} grounds={['paper', 'ink', 'hot']}>
        {({ words: { packets: words }, docsPath }, place) =>
          variants
            .filter((variant) => !place.startsWith(variant))
            .map((variant) => (
              <div key={variant} className={styles.row}>
                <PacketButton variant={variant} arrow>
                  {words.start}
                </PacketButton>
                <PacketLink variant={variant} to={docsPath}>
                  {words.read}
                </PacketLink>
                <PacketButton variant={variant} aria-disabled>
                  <Loader label={words.sending} />
                </PacketButton>
                <PacketButton variant={variant} size="small">
                  {words.small}
                </PacketButton>
                <PacketButton variant={variant} size="small" disabled>
                  {words.disabled}
                </PacketButton>
              </div>
            ))
        }
      </Specimen>
    </Group>
  );
}
