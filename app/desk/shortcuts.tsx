import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { keep, readKept } from '#app/forms/kept.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { type DeskPage, deskPages } from '#contract/desk.ts';
import { hasDeskRole } from '#contract/desk-call.ts';
import { useDesk } from './use-desk.ts';

const storedAs = 'desk-keys-off';

/** The keys of the desk, and the list of them, where they are switched off as well. */
export function Shortcuts() {
  const words = useWords('desk');
  const { act, heading, off, keys } = words.shortcuts;
  const [isShown, setShown] = useState(false);
  const [isOff, setOff] = useState(() => readKept(storedAs) === true);
  useKeys(isOff, () => setShown(true));
  const close = () => setShown(false);
  return (
    <>
      <TextButton onClick={() => setShown(true)}>{act}</TextButton>
      <Dialog
        isOpen={isShown}
        onClose={close}
        heading={heading}
        closeLabel={words.close}
        actions={<Button onClick={close}>{words.close}</Button>}
      >
        <Facts facts={Object.entries(keys).map(([id, value]) => ({ id, name: id, value }))} />
        <Checkbox
          checked={isOff}
          onChange={({ currentTarget: { checked } }) => {
            setOff(checked);
            keep(storedAs, checked || undefined);
          }}
        >
          {off}
        </Checkbox>
      </Dialog>
    </>
  );
}

function useKeys(isOff: boolean, onHelp: () => void): void {
  const navigate = useNavigate();
  const { viewer } = useDesk();
  const [isGoing, setGoing] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (isOff || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
    if (key === 'Enter' && (ctrlKey || metaKey) && isTyping) return send(target);
    if (isTyping || ctrlKey || metaKey || altKey) return;
    setGoing(key === 'g');
    const page = isGoing && goTo[key];
    if (page && hasDeskRole(viewer.roles, deskPages[page].roles))
      return void navigate(deskPages[page].path);
    if (key === '?') return onHelp();
    const found = goal(key);
    if (!found) return;
    event.preventDefault();
    if (found.role !== 'tab') return found.focus();
    found.click();
    // Its panel is shown with the next frame.
    requestAnimationFrame(() => find(`#${CSS.escape(`${found.id}-panel`)} textarea`)?.focus());
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const goTo: Record<string, DeskPage> = { t: 'today', i: 'incidents' };

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** What a key puts the focus on. */
function goal(key: string): HTMLElement | null | undefined {
  if (key === '/') return find('main input[type=search]');
  if (key === 'r') return find('main [role=tab][id$="-reply"]');
  if (key === 'n') return find('main [role=tab][id$="-note"]');
  if (key !== 'j' && key !== 'k') return undefined;
  const rows = [...document.querySelectorAll('main tbody tr, main ol > li')].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href], button') ?? [],
  );
  const now = rows.findIndex((one) => one.closest('tr, li')?.contains(document.activeElement));
  return rows[key === 'j' ? Math.min(now + 1, rows.length - 1) : Math.max(now - 1, 0)];
}

/** What publishes asks first. */
function send(field: HTMLElement): void {
  const form = field.closest('form');
  if (form) form.requestSubmit();
  else find('main [data-publish]')?.click();
}
