import { Container, type Sprite } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { kenoTicketPlaceOf } from './places.ts';
import { BOARD, LAYOUT, TICKETS } from './tuning.ts';

/** How a ticket looks: neither picked nor drawn, picked, picked and drawn, or only drawn. */
export type TicketLook = keyof typeof TICKETS;

interface Ticket {
  readonly view: Container;
  readonly body: Sprite;
  readonly light: Sprite;
  readonly label: GlyphText;
}

/** The forty tickets of the board. */
export class Tickets {
  readonly view = new Container();
  readonly #tickets: readonly Ticket[];

  constructor(provider: TextureProvider) {
    this.#tickets = Array.from({ length: BOARD.tickets }, (_, index) => {
      const { x, y } = kenoTicketPlaceOf(index + 1);
      const view = new Container({ position: { x, y } });
      const body = spriteAt(provider, 'ticket');
      const light = spriteAt(provider, 'ticket-lit');
      light.alpha = 0;
      const label = new GlyphText(provider, { set: 'label', capHeight: LAYOUT.tickets.cap, capacity: 2 });
      label.write(String(index + 1));
      view.addChild(light, body, label.view);
      this.view.addChild(view);
      return { view, body, light, label };
    });
  }

  /** Shows a ticket, numbered 1 to 40, with a look and a scale. */
  show(number: number, look: TicketLook, scale = 1): void {
    const ticket = this.#tickets[number - 1];
    if (!ticket) return;
    const { tint, label } = TICKETS[look];
    ticket.body.tint = tint;
    ticket.label.tint = label;
    ticket.light.alpha = look === 'hit' ? 1 : 0;
    ticket.view.scale.set(scale);
  }
}
