import { useMemo, useState } from 'react';
import type { SceneDefinition } from '../../../scenes/engine/definition.ts';
import type { PlaceLanding, PlaceProps, PlaceTypes } from '../../../scenes/hall/models/stall/types.ts';
import { timesText } from '../times-text.ts';
import type { InstantGameProps } from '../use-instant-game.ts';
import { PlaceControls } from './place-controls.tsx';
import { readTaken } from './read-taken.ts';
import { stallFieldOdds } from './stall-view-model.ts';
import { StallGame } from './stall-game.tsx';

interface PlaceStallProps {
  readonly frame: InstantGameProps;
  readonly stall: 'balloon-pop' | 'duck-pond';
  /** Fetches the scene. Define the function outside of components: a new function loads again. */
  readonly load: () => Promise<SceneDefinition<PlaceTypes>>;
  /** Name of the group of places, for screen readers. */
  readonly label: string;
  readonly places: number;
  readonly columns: number;
  readonly placeName: (place: number) => string;
  /** Returns the name of what a place contains, in a word or two. */
  readonly fieldName: (field: string) => string;
  readonly line: (times: string) => string;
  readonly betText: (amount: string) => string;
  readonly lines: readonly string[];
  readonly answer?: string | undefined;
}

/** Choice of every bet: empty, because the picked place does not change the chances. */
const CHOICE = {};

/** Draws a fairground game in which the player picks one of several hidden places, such as balloons. */
export function PlaceStall(props: PlaceStallProps) {
  const { frame, stall, load, label, places, columns, placeName, fieldName, betText, lines, answer } = props;
  const odds = useMemo(() => stallFieldOdds(stall), [stall]);
  const [place, setPlace] = useState(() => Math.ceil(columns / 2));
  const line = props.line(timesText(Math.max(...odds.map(({ pays }) => pays))));
  const state = useMemo(() => ({ place, line }), [place, line]);
  const choose = (next: number): void => setPlace(Math.min(places, Math.max(1, next)));
  return (
    <StallGame<PlaceProps, PlaceLanding>
      frame={frame}
      stall={stall}
      load={load}
      choice={CHOICE}
      state={state}
      landingOf={(round) => {
        const drawn = readTaken(round);
        if (drawn === undefined) return undefined;
        const { field } = drawn;
        const { multiplier } = round;
        const name = fieldName(field);
        const times = timesText(multiplier);
        return {
          field,
          pays: multiplier > 0 ? times.replace('×', 'x') : '0',
          label: multiplier > 0 && name !== times ? `${name}: ${times}` : name,
        };
      }}
      onLeft={() => undefined}
      onPicked={choose}
      move={(by) => choose(place + by)}
      betText={betText}
      lines={lines}
      answer={answer}
      odds={odds.map((one) => ({ ...one, name: fieldName(one.name) }))}
    >
      {(disabled) => (
        <PlaceControls
          label={label}
          places={places}
          columns={columns}
          picked={[place]}
          nameOf={placeName}
          onPick={choose}
          disabled={disabled}
        />
      )}
    </StallGame>
  );
}
