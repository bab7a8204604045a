import bangus from '../../../assets/scratch-card/face-bangus.svg';
import coin from '../../../assets/scratch-card/face-coin.svg';
import gem from '../../../assets/scratch-card/face-gem.svg';
import jeepney from '../../../assets/scratch-card/face-jeepney.svg';
import mango from '../../../assets/scratch-card/face-mango.svg';
import parol from '../../../assets/scratch-card/face-parol.svg';
import salakot from '../../../assets/scratch-card/face-salakot.svg';
import sampaguita from '../../../assets/scratch-card/face-sampaguita.svg';

/** Pictures of the symbols by name, in the order of their prizes, which is the scene's order. */
export const symbolPictures = { mango, sampaguita, bangus, salakot, parol, jeepney, coin, gem } as const;

const inOrder = Object.values(symbolPictures);

/** Returns the picture of a symbol, whose index is that of its prize in the table of prizes. */
export const symbolPicture = (symbol: number): string => inOrder[symbol] ?? mango;
