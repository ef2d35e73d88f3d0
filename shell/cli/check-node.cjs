// Runs before anything else (`node -r`) under any version of Node.js, so only ES5 syntax is allowed.
var fs = require('fs');
var path = require('path');

var file = path.join(__dirname, '../../package.json');
var needed = JSON.parse(fs.readFileSync(file, 'utf8')).engines.node.replace(/[^\d.]/g, '');
var present = process.versions.node;

function isOlder(version, than) {
  var parts = version.split('.');
  var others = than.split('.');
  for (var i = 0; i < others.length; i += 1) {
    if (Number(parts[i]) !== Number(others[i])) return Number(parts[i]) < Number(others[i]);
  }
  return false;
}

if (isOlder(present, needed)) {
  console.error(
    'This project needs Node.js ' +
      needed +
      ' or later, and this is ' +
      present +
      '. Install it from https://nodejs.org/.',
  );
  process.exit(1);
}
