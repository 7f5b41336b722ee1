import type { GalleryWords, TypeRole } from '#content/pages/gallery/structure.ts';
import styles from './type-scale.module.css';

const sentences: ReadonlySet<TypeRole> = new Set(['lead', 'body', 'small']);

export function TypeScale({
  roles,
  words,
}: {
  roles: readonly TypeRole[];
  words: GalleryWords['type'];
}) {
  return (
    <dl className={styles.scale}>
      {roles.map((role) => (
        <div key={role}>
          <dt>{words.roles[role]}</dt>
          <dd className={styles[role]}>{specimen(role, words)}</dd>
        </div>
      ))}
    </dl>
  );
}

function specimen(role: TypeRole, words: GalleryWords['type']): string {
  if (role === 'figure') return '482 916';
  if (role === 'mono') return 't+38 ms';
  return sentences.has(role) ? words.sentence : words.specimen;
}
