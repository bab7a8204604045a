import type { Address } from './address.ts';
import { replay, type ScriptPlayer } from './script.ts';
import { scriptOf } from './session.ts';
import type { Laid } from './table.ts';
import { findRegions, type Region } from './taps.ts';

/** Finds where the picture on show takes presses, a little in each frame. */
export interface TapFinder {
  look(address: Address, laid: Laid | undefined): void;
}

/** How long it may work in one frame, ms. */
const SLICE = 8;
/** A coarse step is as exact as a fine one, and quicker. */
const COARSE = 100;

/** `onFound` gets the regions, or undefined while they are looked for. */
export function tapFinder(onFound: (regions: readonly Region[] | undefined) => void): TapFinder {
  let foundFor = '';
  let turn = 0;

  return {
    look(address, laid) {
      if (!laid || !address.overlays.includes('taps')) return;
      const { time } = laid.player;
      const key = JSON.stringify([address.scene, scriptOf(address), time]);
      if (key === foundFor) return;
      foundFor = key;
      const mine = ++turn;
      onFound(undefined);
      let copy: ScriptPlayer | undefined;
      const probe = (x: number, y: number): boolean => {
        if (!copy) {
          copy = laid.twin(scriptOf(address));
          replay(copy, time, COARSE);
        }
        const isTaken = copy.press(x, y);
        // A press that was taken has changed the scene: the next one gets a fresh copy.
        if (isTaken) {
          copy.dispose();
          copy = undefined;
        }
        return isTaken;
      };
      const search = findRegions(laid.definition.size, probe);
      const work = (): void => {
        if (mine !== turn) return copy?.dispose();
        const end = performance.now() + SLICE;
        while (performance.now() < end) {
          const { done, value } = search.next();
          if (!done) continue;
          copy?.dispose();
          onFound(value ?? []);
          return;
        }
        requestAnimationFrame(work);
      };
      requestAnimationFrame(work);
    },
  };
}
