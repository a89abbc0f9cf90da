# Ein Server, der nicht starten kann.

server-port-taken = Port { $port } auf { $host } hat schon ein anderes Programm; wähle mit --port einen anderen, oder 0 für irgendeinen freien
server-port-reserved = Port { $port } ist nicht für alle da; wähle mit --port einen über 1023
server-not-a-port = ein Port ist eine Zahl von 0 bis 65535, nicht { $port }
server-not-an-address = { $host } ist keine Adresse dieses Rechners ({ $reason }); versuch es mit --host 127.0.0.1
