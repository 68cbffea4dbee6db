/** The engravings of the land, in the colours of the room. `MapView` brings them; another drawing with hexes needs them. */
export function TerrainDefs() {
  return (
    <defs>
      <pattern id="terrain-hills" width="26" height="18" patternUnits="userSpaceOnUse">
        <path class="engraving" d="M2 11q5-7 10 0M5 14q4-5 8 0M15 5q4-5 8 0" />
      </pattern>
      <pattern id="terrain-mountains" width="22" height="20" patternUnits="userSpaceOnUse">
        <path class="engraving" d="M1 15L7 4L13 15M7 4L8 15M7 6L5 13M12 18L17 9L22 18M17 9L18 17" />
      </pattern>
      <pattern id="terrain-water" width="24" height="7" patternUnits="userSpaceOnUse">
        <path class="engraving" d="M0 2q6-1.4 12 0t12 0M0 5.5h24" />
      </pattern>
    </defs>
  );
}
