import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './actions.module.css';

/** Where to go from here: of the links given, the first is the button. */
export function Actions({ children }: { children?: ReactNode }) {
  const [first, ...others] = linksIn(children);
  return (
    <p className={styles.actions}>
      {first && (
        <ButtonLink to={first.props.href} arrow>
          {first.props.children}
        </ButtonLink>
      )}
      {others}
    </p>
  );
}

type DrawnLink = ReactElement<{ href: string; children: ReactNode }>;

const linksIn = (children: ReactNode): DrawnLink[] =>
  Children.toArray(children).flatMap((child): DrawnLink[] => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return isLink(child) ? [child] : linksIn(child.props.children);
  });

const isLink = (element: ReactElement): element is DrawnLink => element.type === 'a';
