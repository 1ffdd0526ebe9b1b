/** A house in cross-section. Its stack is at four fifths of its width, the lawn at y = 300 of 375. */
export function House() {
  return (
    <svg className="house" viewBox="0 0 470 375">
      <path fill="var(--concrete)" d="M44 296h392v79H44z" />
      <path fill="var(--room)" d="M58 300h364v61H58z" />
      <path fill="none" stroke="var(--concrete)" strokeWidth="5" d="M84 300v15h20v15h20v15h20v16" />
      <path fill="var(--brick)" d="M280 74h30v50h-30z" />
      <path fill="var(--roof)" d="M214 178 248 106h168l34 72z" />
      <path fill="var(--wall)" d="M236 178h196v122H236z" />
      {/* The bathroom, without its outer wall. */}
      <path fill="var(--room)" d="M252 190h168v110H252z" />
      <path fill="var(--glass)" d="M272 206h44v40h-44z" />
      <path fill="none" stroke="var(--wall)" strokeWidth="4" d="M294 206v40M272 226h44" />
      <path
        fill="none"
        stroke="var(--pipe-wall)"
        strokeWidth="6"
        strokeLinejoin="round"
        d="M345 262v14h30M402 286v6h-26"
      />
      <path
        fill="var(--ware)"
        stroke="var(--line)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M328 244h34v6q0 13-13 13h-8q-13 0-13-13zM392 254h26v10q0 16-13 16v10h-10v-14q-5-4-3-22z"
      />
      <path
        fill="none"
        stroke="var(--line)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M345 242v-8h8M416 252v-18"
      />
      <path fill="var(--concrete)" d="M252 294h168v6H252z" />
      <path fill="var(--wall)" d="M56 178 148 90l92 88v122H56z" />
      <path fill="var(--roof)" d="M148 62 266 172l-13 15L148 90 43 187l-13-15z" />
      <circle cx="148" cy="146" r="15" fill="var(--glass)" />
      <path fill="var(--glass)" d="M82 206h52v54H82z" />
      <path fill="none" stroke="var(--wall)" strokeWidth="4" d="M108 206v54M82 233h52" />
      <path fill="var(--brick)" d="M162 222h48v78h-48z" />
      <path fill="var(--glass)" d="M172 232h28v20h-28z" />
      <circle cx="202" cy="266" r="3" fill="var(--root)" />
      <path fill="var(--concrete)" d="M152 294h68v6h-68z" />
      {/* The stack, from the vent above the roof to the sewer line. */}
      <path fill="var(--pipe-wall)" d="M366 92h20v283h-20z" />
      <path fill="var(--pipe)" d="M370 92h12v283h-12z" />
      <path fill="none" stroke="#0B6470" strokeWidth="2" d="M376 300v75" />
      <path fill="var(--leaf)" d="M26 300q0-26 22-26t22 26zM424 300q0-32 24-32t22 32z" />
    </svg>
  );
}
