import {
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { puzzleFrame } from '#contract/captcha.ts';
import type { InputMethod } from './puzzle-work.ts';
import { recordTrack } from './record-track.ts';
import type { Drop, PuzzleState } from './use-puzzle.ts';

const { width, height, firstX, lastX } = puzzleFrame;

/** Minimum distance of a drop; less is an accidental touch. */
const minTravel = 4;

/** Moves the piece by pointer or keys. `slider` is the real control, the handle only its look. */
export function useSlide({
  state,
  slider,
  putDown,
}: {
  state: PuzzleState;
  slider: RefObject<HTMLInputElement | null>;
  putDown: (given: Drop) => void;
}) {
  const { stage, pieceX, moveTo } = usePiece(slider);
  const grip = useRef<{ pointerX: number; reach: number }>(null);
  const way = useRef<{ by: InputMethod; track: ReturnType<typeof recordTrack> }>(null);
  const isReady = state.step === 'ready';

  const pieceY = 'puzzle' in state ? state.puzzle.pieceY : 0;
  const puzzleId = 'puzzle' in state ? state.puzzle.id : undefined;
  const rightX = state.step === 'solved' ? state.x : undefined;
  const place = useEffectEvent(() => {
    stage.current?.style.setProperty('--piece-top', `${(100 * pieceY) / height}%`);
    way.current = null;
    moveTo(rightX ?? firstX);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets for another puzzle.
  useLayoutEffect(() => place(), [puzzleId, rightX]);

  /** Each drag starts at the piece's origin: earlier key presses are not part of the track. */
  const begin = (by: InputMethod, atMs: number) => {
    if (by === 'keys' && 'puzzle' in state) state.puzzle.work.prepareKeys();
    way.current = { by, track: recordTrack(atMs, firstX) };
  };

  const release = (atMs: number) => {
    grip.current = null;
    if (!isReady) return;
    const x = pieceX.current;
    if (!way.current || x - firstX < minTravel) return moveTo(firstX);
    const { by, track } = way.current;
    putDown({ x, by, track: track.end(atMs, x) });
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
        grip.current = { pointerX: clientX, reach: track - handle.offsetWidth };
        begin('hand', event.timeStamp);
        moveTo(firstX);
        slider.current?.focus({ preventScroll: true });
      },
      onPointerMove: ({ nativeEvent }: PointerEvent) => {
        if (!grip.current || !isReady) return;
        const { pointerX, reach } = grip.current;
        // One event may coalesce several moves.
        const moves = nativeEvent.getCoalescedEvents?.() ?? [];
        for (const { clientX, timeStamp } of moves.length > 0 ? moves : [nativeEvent]) {
          moveTo(firstX + ((clientX - pointerX) / reach) * (lastX - firstX));
          way.current?.track.add(timeStamp, pieceX.current);
        }
      },
      onPointerUp: ({ timeStamp }: PointerEvent) => grip.current && release(timeStamp),
      onPointerCancel: () => {
        grip.current = null;
        way.current = null;
        if (isReady) moveTo(firstX);
      },
    },
    control: {
      max: lastX - firstX,
      onInput: ({ currentTarget, timeStamp }: FormEvent<HTMLInputElement>) => {
        if (!isReady || grip.current) return moveTo(pieceX.current);
        if (way.current?.by !== 'keys') begin('keys', timeStamp);
        moveTo(firstX + Number(currentTarget.value));
        way.current?.track.add(timeStamp, pieceX.current);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (isReady && !grip.current) release(event.timeStamp);
      },
    },
  };
}

/** The piece on its stage: `moveTo` sets its position, in px of the puzzle's frame. */
function usePiece(slider: RefObject<HTMLInputElement | null>) {
  const stage = useRef<HTMLDivElement>(null);
  const pieceX = useRef<number>(firstX);
  const moveTo = (x: number) => {
    pieceX.current = Math.min(lastX, Math.max(firstX, x));
    const travelled = pieceX.current - firstX;
    stage.current?.style.setProperty('--share', String(travelled / (lastX - firstX)));
    stage.current?.style.setProperty('--piece-left', `${(100 * pieceX.current) / width}%`);
    stage.current?.toggleAttribute('data-moved', travelled > 0);
    if (slider.current) slider.current.value = String(travelled);
  };
  return { stage, pieceX, moveTo };
}
