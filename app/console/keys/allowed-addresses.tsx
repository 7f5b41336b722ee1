import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { markFunction } from '../mark-function.ts';
import styles from './allowed-addresses.module.css';

/** The IP addresses that may use the keys. */
export function AllowedAddresses({
  addresses,
  onChange,
}: {
  addresses: readonly string[];
  onChange: (() => void) | undefined;
}) {
  const { allowed: words } = useWords('consoleKeys');
  return (
    <section
      className={styles.allowed}
      aria-labelledby="allowed-addresses"
      {...markFunction('ip-allow-list')}
    >
      <h2 id="allowed-addresses">{words.heading}</h2>
      {addresses.length === 0 ? (
        <p>{words.everywhere}</p>
      ) : (
        <>
          <p>{words.sentence}</p>
          <ul>
            {addresses.map((address) => (
              <li key={address}>
                <code>{address}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {onChange && <TextButton onClick={onChange}>{words.change}</TextButton>}
    </section>
  );
}
