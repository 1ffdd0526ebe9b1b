export function Mountains() {
  return (
    <svg className="mountains" viewBox="0 0 1200 220" preserveAspectRatio="none">
      <path fill="var(--far)" d="M520 220 640 150l70 30 110-92 60 42 96-104 70 66 54-40 100 96v72z" />
      <path
        fill="var(--snow)"
        d="M976 26l40 38-22 8-18-14-22 20-14-12zM820 88l30 21-16 12-20-8-14 10-10-7z"
      />
      <path fill="var(--hill)" d="M430 220q120-46 230-40t210-26 190 6 140-20v80z" />
    </svg>
  );
}
