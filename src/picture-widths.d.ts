/* Address of a picture scaled to another width in px (tools/build/picture-widths.ts). */
declare module '*?width=112' {
  const address: string;
  export default address;
}
declare module '*?width=720' {
  const address: string;
  export default address;
}
