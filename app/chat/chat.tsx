import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Mark } from '#app/art/signs.tsx';
import { chatPanelId, contactMessage } from '#app/ui/chat-panel-id.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import { useAvoidControls } from './avoid-controls.ts';
import styles from './chat.module.css';

type Panel = ComponentType<{ asked: Asked | undefined; onClose: () => void }>;

/** What a button elsewhere asks for: the contact form with this message. */
export type Asked = { message: string };

/**
 * The floating contact button and its panel, which other buttons may open by its id. The content
 * loads when it is first opened.
 */
export function Chat() {
  const { words, failure, contactAddress } = useLayout();
  const { chat, noScript } = words;
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [panel, setPanel] = useState<{ Panel: Panel } | 'loading' | 'failed'>();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useAvoidControls(button);

  useEffect(() => {
    if (!dialog.current || dialog.current.open === isOpen) return;
    if (!isOpen) dialog.current.close();
    else if (matchMedia('(width <= 760px)').matches) dialog.current.showModal();
    else dialog.current.show();
  }, [isOpen]);

  const open = () => {
    setOpen(true);
    if (typeof panel === 'object') return;
    setPanel('loading');
    import('./chat-panel.tsx').then(
      (module) => setPanel({ Panel: module.ChatPanel }),
      (error: unknown) => {
        console.error('The contact panel could not be loaded.', error);
        setPanel('failed');
      },
    );
  };

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const pressed =
        target instanceof Element && target.closest<HTMLElement>(`[aria-controls=${chatPanelId}]`);
      if (!pressed) return;
      opener.current = pressed;
      const message = pressed.getAttribute(contactMessage);
      if (message !== null) setAsked({ message });
      if (isOpen && message === null) close();
      else open();
    };
    addEventListener('click', press);
    return () => removeEventListener('click', press);
  });

  return (
    <>
      {/* The panel stays mounted: closing it must not lose what was typed. */}
      <dialog
        id={chatPanelId}
        ref={dialog}
        className={styles.panel}
        data-ground="paper"
        aria-label={chat.title}
        onClose={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        onClick={(event) => event.target === dialog.current && close()}
      >
        {panel === 'loading' && <Loader className={styles.loader} />}
        {panel === 'failed' && (
          <FailureNote message={failure.network} action={failure.retry} onRetry={open} />
        )}
        {typeof panel === 'object' && <panel.Panel asked={asked} onClose={close} />}
      </dialog>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={isOpen ? chat.close : chat.open}
        aria-expanded={isOpen}
        aria-controls={chatPanelId}
      >
        <Mark />
      </button>
      {/* Without JavaScript: a mail link instead of the panel. */}
      <noscript>
        <a
          className={styles.button}
          href={`mailto:${contactAddress}`}
          aria-label={noScript.contact}
        >
          <Mark />
        </a>
      </noscript>
    </>
  );
}
