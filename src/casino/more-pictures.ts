import fairTall from '../../assets/lobby/fair-tall.webp';
import carousel from '../../assets/lobby/i/carousel-horse.webp';
import diamond from '../../assets/lobby/i/gem-stone.webp';
import telescope from '../../assets/lobby/i/telescope.webp';
import ticket from '../../assets/lobby/i/ticket.webp';

/** Addresses of pictures that the lobby's first screen does not need. To change a picture, replace its file. */
export const morePictures = { carousel, diamond, fairTall, telescope, ticket } as const;
