/** The States in a box of 800 × 496. */
const COAST =
  'M42 4L59 13L65 31L69 12L69 0L103 10L141 19L179 26L217 33L255 39L293 43L332 46L370 48L409 48L420 48L422 42L427 54L448 55L467 64L492 65L461 90L478 86L499 85L515 73L524 91L555 83L563 87L570 96L558 97L537 101L523 118L519 129L530 116L523 159L529 182L535 185L544 175L545 153L542 138L552 117L561 103L580 112L582 127L577 140L589 131L599 151L592 167L589 178L600 180L614 178L634 162L649 145L645 138L665 134L681 126L681 114L694 95L716 88L740 82L747 72L750 56L751 45L757 29L769 27L777 30L785 56L800 68L784 85L766 100L761 117L762 125L760 131L768 136L774 133L778 139L768 144L759 149L739 158L731 166L753 159L728 175L729 185L721 208L710 200L719 214L721 228L713 246L702 212L703 231L708 250L714 253L728 281L713 296L695 316L678 332L668 343L653 360L651 391L671 427L684 456L687 475L684 488L672 490L657 474L637 446L634 423L611 404L595 413L587 414L555 404L540 406L519 408L524 431L502 432L480 425L446 423L429 431L409 447L388 462L389 496L353 486L348 465L332 441L318 420L303 417L289 433L266 419L237 374L209 371L208 379L162 372L106 339L69 331L54 303L24 279L15 235L12 211L2 176L0 153L12 124L27 78L38 47Z';
const RIVERS =
  'M446 125L455 150L478 185L499 247L503 317L487 377L509 412M276 222L340 206L409 197L448 222L499 247';
const ROCKIES = [
  [150, 96, 34],
  [186, 128, 42],
  [168, 168, 34],
  [222, 190, 46],
  [204, 236, 36],
  [246, 268, 40],
  [92, 176, 26],
  [70, 216, 26],
] as const;
const APPALACHIANS = [
  [622, 300, 16],
  [644, 272, 18],
  [664, 244, 16],
  [682, 212, 16],
] as const;

/** The line around the country that joins the six depots. */
const LINE =
  'M80 126C180 100 260 150 360 126S560 104 640 126C672 200 600 290 640 370C560 396 480 350 380 370S180 396 80 370C50 290 110 210 80 126Z';

function Peak({ x, y, size }: { x: number; y: number; size: number }) {
  const half = size * 0.62;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="states-peak" d={`M${-half} 0L0 ${-size}L${half} 0Z`} />
      <path class="states-shade" d={`M0 ${-size}L${half} 0H${half * 0.1}Z`} />
      <path
        class="states-snow"
        d={`M0 ${-size}L${half * 0.34} ${-size * 0.66}L${half * 0.1} ${-size * 0.58}L${-half * 0.12} ${-size * 0.68}L${-half * 0.3} ${-size * 0.7}Z`}
      />
    </g>
  );
}

/** The poster behind the depots: a simple map of the States with a sunburst over the western sea. */
export function StatesMap() {
  const rays = Array.from({ length: 24 }, (_, i) => i * 15);
  return (
    <svg class="states" viewBox="-20 -16 840 528" preserveAspectRatio="none" aria-hidden="true">
      <g class="states-rays" transform="translate(400 560)">
        {rays.map((angle) => (
          <path key={angle} d="M0 0L-60 -1100H60Z" transform={`rotate(${angle})`} />
        ))}
      </g>
      <path class="states-shore" d={COAST} />
      <path class="states-land" d={COAST} />
      <path class="states-river" d={RIVERS} />
      {[...ROCKIES, ...APPALACHIANS].map(([x, y, size]) => (
        <Peak key={x} x={x} y={y} size={size} />
      ))}
      <path class="states-bed" d={LINE} />
      <path class="states-ties" d={LINE} />
      <path class="states-rails" d={LINE} />
    </svg>
  );
}
