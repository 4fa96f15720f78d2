// Long enough for compressed forms that are shorter.
document.title = "a table, a table, a table, a table, a table, a table, a table, a table, a table";
