/** A strip of skin in five tones: the picture of the examples, so that they need no file. */
export function SamplePlate() {
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="A strip of skin with three hairs"
    >
      <rect width="400" height="300" fill="var(--white)" />
      <path d="M0 190C60 182 120 196 200 190S340 182 400 190V300H0Z" fill="var(--tone-1)" />
      <path
        d="M0 150C60 142 120 156 200 150S340 142 400 150V192C340 184 280 198 200 192S60 184 0 192Z"
        fill="var(--tone-3)"
      />
      <path d="M0 150C60 142 120 156 200 150S340 142 400 150" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <g fill="none" stroke="var(--ink)" strokeLinecap="round">
        <path d="M120 246C118 200 124 120 156 60" strokeWidth="5" />
        <path d="M210 252C206 200 214 120 250 44" strokeWidth="5" />
        <path d="M296 244C294 200 300 130 328 74" strokeWidth="5" />
      </g>
    </svg>
  );
}
