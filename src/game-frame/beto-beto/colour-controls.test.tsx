// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { press, render, the } from '../../../tests/render.ts';
import { type BetoColour, ColourControls } from './colour-controls.tsx';

function Game() {
  const [colour, setColour] = useState<BetoColour>('red');
  return (
    <>
      <ColourControls
        colours={['yellow', 'red', 'green']}
        label="Your colour"
        nameOf={(name) => `the ${name} one`}
        chosen={colour}
        onChange={setColour}
        disabled={false}
      />
      <output>{colour}</output>
    </>
  );
}

it('Beto Beto labels each colour with its name and a sign, and marks the chosen colour', async () => {
  const { box } = await render(<Game />);
  expect(the(box, '[aria-pressed="true"]').getAttribute('aria-label')).toBe('the red one');
  await press(the(box, '[aria-label="the green one"]'));
  expect(the(box, 'output').textContent).toBe('green');
  expect(the(box, '[aria-pressed="true"]').textContent).toBe('♣');
});
