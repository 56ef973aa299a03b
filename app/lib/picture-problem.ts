/** Why a file is not taken as a picture; each catalogue of texts has a sentence for it. */
export type PictureProblem =
  | 'empty'
  | 'too-large'
  | 'heic'
  | 'other-type'
  | 'damaged'
  | 'too-many-pixels'
  | 'too-heavy';
