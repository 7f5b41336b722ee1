import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import actions from '#app/ui/actions.module.css';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import styles from './actions.module.css';

/** Links to further pages; the first becomes a button. */
export function Actions({ children }: { children?: ReactNode }) {
  const [first, ...others] = linksIn(children);
  return (
    <p className={classNames(actions.actions, styles.actions)}>
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
