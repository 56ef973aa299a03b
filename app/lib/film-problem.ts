/** Why a file is not taken as a film; a catalogue of texts has a sentence for each. */
export type FilmProblem = 'empty' | 'too-large' | 'other-type' | 'other-codec' | 'damaged';
