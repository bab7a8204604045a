/** English texts of the ticket draw; the Filipino table has the same keys. */
const en = {
  'draw.left': 'Tickets left today',
  'draw.button': 'Draw a card',
  'draw.busy': 'Drawing',
  'draw.none': 'No tickets left',
  'draw.next': 'Next ticket',
  'draw.missing': 'Bet {amount} more for the next ticket.',
  'draw.full': 'You’ve earned all {count} {count:ticket|tickets} for today.',
  'draw.won': 'Your card: {amount}.',
  'draw.failed': 'The draw didn’t go through ({code}). You still have your ticket. Please try again later.',
  'draw.unknown': 'No answer yet. Your ticket is safe. Check the result once you’re back online.',
  'draw.return': 'Here’s the card you left.',
  'draw.elsewhere': 'You’re drawing in another tab. Please finish there first.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'draw.left': 'Natitirang ticket ngayon',
  'draw.button': 'Bumunot ng card',
  'draw.busy': 'Bumubunot',
  'draw.none': 'Wala nang ticket',
  'draw.next': 'Susunod na ticket',
  'draw.missing': 'Tumaya pa ng {amount} para sa susunod na ticket.',
  'draw.full': 'Nakuha mo na ang lahat ng {count} ticket ngayong araw.',
  'draw.won': 'Ang card mo: {amount}.',
  'draw.failed': 'Hindi natuloy ang bunot ({code}). Nasa iyo pa ang ticket. Subukan ulit mamaya.',
  'draw.unknown': 'Wala pang sagot. Safe ang ticket mo. I-check ang resulta kapag online ka na.',
  'draw.return': 'Ito ang card na naiwan mo.',
  'draw.elsewhere': 'Bumubunot ka pa sa ibang tab. Tapusin muna roon.',
};

/** Texts of the ticket draw in both languages. */
export const drawTexts = { en, fil };
