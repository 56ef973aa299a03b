-- What colleagues tell each other about a visit: "comes with her mother", "asked for the ground floor". Encrypted by the
-- application; nothing medical, and gone with the patient.
ALTER TABLE appointments ADD COLUMN desk_note_encrypted text CHECK (char_length(desk_note_encrypted) <= 8000);

-- How a name sounds, whether it is written in Latin letters or in Devanagari: "Sunita" and "सुनीता" are both " sunit".
-- Spelling varies where sound does not: aspirates, long vowels and the inherent a are dropped (docs/decisions/0053-names-in-two-scripts.md).
CREATE FUNCTION sound_of_name(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT regexp_replace(regexp_replace(short, '([^ ])a', '\1', 'g'), '([a-z])\1+', '\1', 'g')
    FROM (
      -- Both scripts are one alphabet by now: an h after a consonant, a y after i, and pairs of vowels.
      SELECT replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(regexp_replace(
        letters, '([bcdgjklmnprstvy])h', '\1', 'g'), 'iy+([aeiou])', 'i\1', 'g'), 'm([pb])', 'n\1', 'g'),
        'aa', 'a'), 'ee', 'i'), 'oo', 'u'), 'ai', 'e'), 'au', 'o'), 'ou', 'o') AS short
      FROM (
        SELECT translate(
          -- A consonant without a sign of its own carries an a; the sign that takes it away goes when that is settled.
          replace(regexp_replace(
            replace(replace(replace(replace(replace(latin, '़', ''), 'ज्ञ', 'ग्य'), 'ृ', '्रि'), 'ऋ', 'रि'), 'ंह', 'ंग'),
            '([क-ह])(?![ा-ौ्])', '\1a', 'g'), '्', ''),
          'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहंँअआइईउऊएऐऍओऔऑािीुूेैॅोौॉःऽ',
          'kkggnccjjnttddnttddnppbbmyrllvssshnnaaiiuueeeoooaiiuueeeooo'
        ) AS letters
        FROM (
          SELECT replace(replace(replace(replace(replace(replace(replace(replace(
            regexp_replace(regexp_replace(name, 'ch+', 'C', 'g'), '[dgj]ny|jn', 'gy', 'g'),
            'c', 'k'), 'C', 'c'), 'x', 'ks'), 'ph', 'p'), 'f', 'p'), 'w', 'v'), 'z', 'j'), 'q', 'k') AS latin
          FROM (SELECT public.fold_name(normalize($1, NFC)) AS name) AS folded
        ) AS latin_letters
      ) AS one_alphabet
    ) AS shortened
  $$;

ALTER TABLE patients
  ADD COLUMN sound_name text NOT NULL GENERATED ALWAYS AS (' ' || sound_of_name(full_name)) STORED;

-- Who writes a name in Latin letters means one of the few that are kept in Devanagari, and the other way round.
CREATE INDEX patients_sound_name ON patients USING gin (sound_name gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX patients_sound_of_devanagari ON patients USING gin (sound_name gin_trgm_ops) WITH (fastupdate = off)
  WHERE full_name ~ '[ऀ-ॿ]';
