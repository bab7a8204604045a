/** Centre of the first ticket, number of columns, and size of a ticket, in design pixels. */
const TICKET_GRID = { x: 66, y: 304, columns: 8, width: 84, height: 62 } as const;

/** Returns the centre and the touch size of a ticket, in design pixels; tickets count from 1 at the top left. */
export function kenoTicketPlaceOf(number: number): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const { x, y, columns, width, height } = TICKET_GRID;
  return {
    width,
    height,
    x: x + ((number - 1) % columns) * width,
    y: y + Math.floor((number - 1) / columns) * height,
  };
}
