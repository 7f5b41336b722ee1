import type { LucideIconData } from 'lucide-react';
import { type ComponentProps, createElement } from 'react';

type IconProps = ComponentProps<'svg'> & { size?: number };

/**
 * An icon of lucide as the library draws it, without its settings for the whole app. The build
 * puts this in the place of the library's own function (scripts/slim-icons.ts).
 */
export const lucideIcon = ({ name, aliases = [], size: box, node }: LucideIconData) =>
  function LucideIcon({ size = 24, className, ...rest }: IconProps) {
    const names = [name, ...aliases].map((one) => `lucide-${one}`);
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox={`0 0 ${box} ${box}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={['lucide', ...names, className].filter(Boolean).join(' ')}
        aria-hidden="true"
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
