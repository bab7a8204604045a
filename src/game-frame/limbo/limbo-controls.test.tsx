// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { press, render, the, type } from '../../../tests/render.ts';
import { LimboControls } from './limbo-controls.tsx';
import { DEFAULT_LIMBO } from './limbo-view-model.ts';

/** Renders the target's controls with the state that a game keeps for them. */
function Game() {
  const [choice, setChoice] = useState(DEFAULT_LIMBO);
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <LimboControls choice={choice} onChange={setChoice} onWrong={setWrong} disabled={false} />
      <output>{isWrong ? 'wrong' : choice.target}</output>
    </>
  );
}

it('the Limbo target changes as soon as the typed target is valid; until then betting is blocked', async () => {
  const { box } = await render(<Game />);
  const field = the(box, 'input');
  const output = (): string => the(box, 'output').textContent;
  await type(field, '12.5');
  expect(output()).toBe('1250');
  await type(field, '0.5');
  expect(output()).toBe('wrong');
  expect(box.textContent).toContain('Choose a target from 1.01× to 1,000,000×.');
  await press(the(box, '[aria-label="Target 5×"]'));
  expect(output()).toBe('500');
  await press(the(box, '[aria-label="Half the target"]'));
  expect(output()).toBe('250');
});
