import bangus from '../../../assets/scratch-card/face-bangus.svg';
import coin from '../../../assets/scratch-card/face-coin.svg';
import gem from '../../../assets/scratch-card/face-gem.svg';
import jeepney from '../../../assets/scratch-card/face-jeepney.svg';
import mango from '../../../assets/scratch-card/face-mango.svg';
import parol from '../../../assets/scratch-card/face-parol.svg';
import salakot from '../../../assets/scratch-card/face-salakot.svg';
import sampaguita from '../../../assets/scratch-card/face-sampaguita.svg';

/** The symbols' pictures by name, in the order of their prizes, as the scene has them. */
export const symbolPictures = { mango, sampaguita, bangus, salakot, parol, jeepney, coin, gem } as const;

const inOrder = Object.values(symbolPictures);

/** The picture of a symbol: its place is its prize's place in the table. */
export const symbolPicture = (symbol: number): string => inOrder[symbol] ?? mango;
