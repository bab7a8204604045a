import { describe, expect, it } from 'vitest';
import { freshValue, isOfShape, type Shape, shapeOf, shapesOf } from './shape.ts';

describe('the shape (inferred type) of a value in the editor', () => {
  it('is an integer, a share from 0 to 1, or any number, depending on the values in the examples', () => {
    expect(shapeOf([1, 7])).toEqual({ kind: 'number', whole: true, money: false, min: 0 });
    expect(shapeOf([0.5, 0.92])).toEqual({ kind: 'number', whole: false, money: false, min: 0, max: 1 });
    expect(shapeOf([-3, 2.5])).toEqual({ kind: 'number', whole: false, money: false });
  });

  it("is money if its name or its parent's name says so, unless it has a fraction", () => {
    expect(shapeOf([512_30], ['spin', 'amount'])).toMatchObject({ money: true });
    expect(shapeOf([1, 2], ['props', 'pools', 'mini'])).toMatchObject({ money: true });
    expect(shapeOf([0.5], ['spin', 'amount'])).toMatchObject({ money: false });
    expect(shapeOf([3], ['props', 'chances'])).toMatchObject({ money: false });
  });

  it('is a choice of words, unless the examples contain sentences or end in a digit', () => {
    expect(shapeOf(['mini', 'mega', 'mini'])).toEqual({ kind: 'choice', options: ['mini', 'mega'] });
    expect(shapeOf(['Bet ₱5 more'])).toEqual({ kind: 'text', known: ['Bet ₱5 more'] });
    expect(shapeOf(['w1', 'w2'])).toEqual({ kind: 'text', known: ['w1', 'w2'] });
  });

  it('may combine several types', () => {
    const shape = shapeOf([1, 'auto']);
    expect(shape).toMatchObject({ kind: 'either', shapes: [{ kind: 'number' }, { kind: 'choice' }] });
    expect(isOfShape('x', shape)).toBe(true);
    expect(isOfShape(true, shape)).toBe(false);
  });

  it('is JSON if no example contains the value', () => {
    expect(shapeOf([])).toEqual({ kind: 'unknown' });
    expect(shapeOf([null])).toEqual({ kind: 'unknown' });
  });
});

describe('the shape of a record', () => {
  it('has the fields of all examples; a field that an example lacks is optional', () => {
    expect(shapeOf([{ cell: 1 }, { cell: 2, instant: true }])).toEqual({
      kind: 'record',
      fields: [
        { name: 'cell', shape: { kind: 'number', whole: true, money: false, min: 0 }, optional: false },
        { name: 'instant', shape: { kind: 'boolean' }, optional: true },
      ],
    });
  });
});

describe('the shape of a list', () => {
  it('has a fixed length only if several examples have the same length of more than four', () => {
    expect(shapeOf([[1, 2], [3]])).toMatchObject({ kind: 'list', of: { kind: 'number' } });
    expect(shapeOf([[1, 2], [3]])).not.toHaveProperty('length');
    expect(shapeOf([Array(12).fill(1), Array(12).fill(2)])).toMatchObject({ length: 12 });
  });
});

describe('hints for shapes', () => {
  const examples = { a: { props: { prizes: [{ amount: 5 }], mood: 'calm' } } };

  it('decide the type of a value at a given path if the examples alone do not decide it', () => {
    const { props } = shapesOf(examples, {
      'props.prizes.*.amount': { money: false, max: 9 },
      'props.mood': { options: ['calm', 'wild'] },
    });
    expect(props).toMatchObject({
      fields: [
        { shape: { of: { fields: [{ shape: { money: false, max: 9 } }] } } },
        { shape: { kind: 'choice', options: ['calm', 'wild'] } },
      ],
    });
  });
});

describe('the shapes of a scene', () => {
  it('consist of one shape for its props and one for each cue that the examples fire', () => {
    const shapes = shapesOf({
      one: { props: { isOpen: true }, cues: [{ cue: 'spin', detail: { tier: 'mini' } }] },
      two: {
        props: {},
        cues: [
          { cue: 'spin', detail: { tier: 'mega' } },
          { cue: 'close', detail: {} },
        ],
      },
    });
    expect(Object.keys(shapes.cues)).toEqual(['spin', 'close']);
    expect(shapes.cues['spin']).toMatchObject({ fields: [{ shape: { options: ['mini', 'mega'] } }] });
    expect(shapes.cues['close']).toEqual({ kind: 'record', fields: [] });
    expect(shapes.props).toMatchObject({ fields: [{ name: 'isOpen', optional: true }] });
  });
});

it('a new value for a shape matches that shape', () => {
  const shapes: Shape[] = [
    shapeOf([5]),
    shapeOf(['a', 'b']),
    shapeOf(['Two words']),
    shapeOf([true]),
    shapeOf([[1], [2, 3]]),
    shapeOf([{ a: 1 }, { a: 2, b: 'x' }]),
    shapeOf([1, 'x']),
  ];
  for (const shape of shapes) expect(isOfShape(freshValue(shape), shape)).toBe(true);
  expect(freshValue(shapeOf([{ a: 1 }, { a: 2, b: 'x' }]))).toEqual({ a: 0 });
});
