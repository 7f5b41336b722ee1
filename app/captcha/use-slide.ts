import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { puzzleFrame } from '#contract/captcha.ts';
import type { PuzzleState } from './use-puzzle.ts';

const { width, height, firstX, lastX } = puzzleFrame;

/** What counts as put down, and not as touched by accident. */
const leastTravel = 4;

/** Moves the piece by pointer, finger or key. `slider` is the real control, the handle is its look. */
export function useSlide({
  state,
  slider,
  putDown,
}: {
  state: PuzzleState;
  slider: RefObject<HTMLInputElement | null>;
  putDown: (x: number) => void;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const pieceX = useRef<number>(firstX);
  const grip = useRef<{ pointerX: number; pieceX: number; reach: number }>(null);
  const isReady = state.step === 'ready';

  const moveTo = (x: number) => {
    pieceX.current = Math.min(lastX, Math.max(firstX, x));
    const travelled = pieceX.current - firstX;
    stage.current?.style.setProperty('--share', String(travelled / (lastX - firstX)));
    stage.current?.style.setProperty('--piece-left', `${(100 * pieceX.current) / width}%`);
    stage.current?.toggleAttribute('data-moved', travelled > 0);
    if (slider.current) slider.current.value = String(travelled);
  };

  const pieceY = 'puzzle' in state ? state.puzzle.pieceY : 0;
  const puzzleId = 'puzzle' in state ? state.puzzle.id : undefined;
  const rightX = state.step === 'solved' ? state.x : undefined;
  const place = useEffectEvent(() => {
    stage.current?.style.setProperty('--piece-top', `${(100 * pieceY) / height}%`);
    moveTo(rightX ?? firstX);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another puzzle begins anew.
  useLayoutEffect(() => place(), [puzzleId, rightX]);

  const release = () => {
    grip.current = null;
    if (!isReady) return;
    if (pieceX.current - firstX < leastTravel) moveTo(firstX);
    else putDown(pieceX.current);
  };

  return {
    stage,
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { currentTarget: handle, pointerId, clientX, button } = event;
        if (!isReady || button !== 0) return;
        event.preventDefault();
        handle.setPointerCapture(pointerId);
        const track = handle.parentElement?.clientWidth ?? 0;
        grip.current = {
          pointerX: clientX,
          pieceX: pieceX.current,
          reach: track - handle.offsetWidth,
        };
        slider.current?.focus({ preventScroll: true });
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (!grip.current || !isReady) return;
        const share = (clientX - grip.current.pointerX) / grip.current.reach;
        moveTo(grip.current.pieceX + share * (lastX - firstX));
      },
      onPointerUp: () => grip.current && release(),
      onPointerCancel: () => {
        grip.current = null;
        if (isReady) moveTo(firstX);
      },
    },
    control: {
      max: lastX - firstX,
      onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        moveTo(isReady ? firstX + Number(currentTarget.value) : pieceX.current),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (isReady) release();
      },
    },
  };
}
